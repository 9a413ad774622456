import './skeleton.css'

type Props = {
  readonly width?: string | undefined
  readonly height?: string | undefined
  readonly shape?: 'bar' | 'square' | undefined
}

export const Skeleton = ({ width = '100%', height = '1rem', shape = 'bar' }: Props) => (
  <span className="sc-skeleton" data-shape={shape} style={{ width, height }} aria-hidden="true" />
)
