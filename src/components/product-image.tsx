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

const markBroken = (event: SyntheticEvent<HTMLImageElement>) => {
  event.currentTarget.dataset.broken = ''
}

/** Marks an image that failed before hydration: its error event has already been fired. */
const markBrokenEarly = (image: HTMLImageElement | null) => {
  if (image?.complete && image.naturalWidth === 0 && image.getAttribute('src')) image.dataset.broken = ''
}

export const ProductImage = ({ src, alt, size = 400, eager = false, className, lang }: Props) => (
  <span className={className ? `sc-picture ${className}` : 'sc-picture'} lang={lang}>
    <img
      key={src}
      ref={markBrokenEarly}
      src={src || undefined}
      data-broken={src ? undefined : ''}
      alt={alt}
      width={size}
      height={size}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
      onError={markBroken}
    />
    <span className="sc-picture-fallback" aria-hidden="true" />
  </span>
)
