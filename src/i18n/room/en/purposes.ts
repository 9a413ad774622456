import { defineTexts } from '../../texts.ts'

type ByMachine = Readonly<Record<string, string>>

/** What each machine of the shop is for, in the languages other than English: that is what the models say. */
export const purposesTexts = defineTexts<ByMachine, 'room.purposes'>('room.purposes', {})
