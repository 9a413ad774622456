import type { learn } from '../texts.ts'

export const translations: Parameters<typeof learn>[1] = []
