import { useShop } from '../../components/shop-context.tsx'

/** A page may have been rendered in another year than it is read in: the reader's counts. */
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
