import { useMotion } from './use-motion.ts'

/** A count or an amount that is animated when it changes. */
export const Value = ({
  children,
  className,
}: {
  readonly children: string
  readonly className?: string
}) => {
  const motion = useMotion()
  return motion ? (
    <motion.MovingText className={className}>{children}</motion.MovingText>
  ) : (
    <span className={className}>{children}</span>
  )
}
