import { namedError } from '../domain/named-error.ts'

export class CardSavedAlready extends namedError('CardSavedAlready') {
  constructor() {
    super('This card is saved already')
  }
}
