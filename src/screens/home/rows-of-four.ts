import { widePage } from '../../theme/tokens.ts'

/** Shows four items in one, two or four columns. Three columns would leave the last item alone in its row. */
export const rowsOfFour = (narrowestItem: string) => ({
  gridTemplateColumns: `repeat(auto-fit, minmax(max(min(100%, ${narrowestItem}), 34%), 1fr))`,
  [widePage]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
})
