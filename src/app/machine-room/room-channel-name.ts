export const roomChannelName = 'statecart-room'
