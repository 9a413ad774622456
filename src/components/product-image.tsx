import type { SyntheticEvent } from 'react'
import './product-image.css'

type Props = {
  readonly src: string
  /** Empty if the name is shown next to the picture. */
  readonly alt: string
  readonly size?: number | undefined
  readonly eager?: boolean | undefined
  readonly className?: string | undefined
  readonly lang?: string | undefined
}

const markDead = (event: SyntheticEvent<HTMLImageElement>) => {
  event.currentTarget.dataset.dead = ''
}

/** Marks an image that failed before hydration: its error event has already been fired. */
const markDeadEarly = (image: HTMLImageElement | null) => {
  if (image?.complete && image.naturalWidth === 0 && image.getAttribute('src')) image.dataset.dead = ''
}

export const ProductImage = ({ src, alt, size = 400, eager = false, className, lang }: Props) => (
  <span className={className ? `sc-picture ${className}` : 'sc-picture'} lang={lang}>
    <img
      key={src}
      ref={markDeadEarly}
      src={src || undefined}
      data-dead={src ? undefined : ''}
      alt={alt}
      width={size}
      height={size}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
      onError={markDead}
    />
    <span className="sc-picture-fallback" aria-hidden="true" />
  </span>
)
