import { widePage } from '../../theme/tokens.ts'

/** Rows of four items, or of two, or of one, so that none of four items is alone in the last row. */
export const rowsOfFour = (narrowestItem: string) => ({
  gridTemplateColumns: `repeat(auto-fit, minmax(max(min(100%, ${narrowestItem}), 34%), 1fr))`,
  [widePage]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
})
