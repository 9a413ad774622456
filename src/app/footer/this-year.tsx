import { useShop } from '../../components/shop-context.tsx'

/** Shows the visitor's current year, which may differ from the year in which the page was prerendered. */
export const ThisYear = () => {
  const { clock } = useShop().ports
  const year = String(new Date(clock.now()).getFullYear())
  const correct = (element: HTMLElement | null) => {
    if (element && element.textContent !== year) element.textContent = year
  }
  return (
    <span ref={correct} suppressHydrationWarning>
      {year}
    </span>
  )
}
