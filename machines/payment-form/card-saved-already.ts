import { namedError } from '../domain/errors.ts'

export class CardSavedAlready extends namedError('CardSavedAlready') {
  constructor() {
    super('This card is saved already')
  }
}
