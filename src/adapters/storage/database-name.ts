export const databaseName = 'statecart'
