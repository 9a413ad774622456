import { useHouse } from '../../parts/shop-context.tsx'

/** A page may have been rendered in another year than it is read in: the reader's counts. */
export const ThisYear = () => {
  const { clock } = useHouse().ports
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
