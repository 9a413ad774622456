import './logo.css'

type Props = {
  /** The shop's name, where nothing beside the logo says it. */
  readonly name?: string | undefined
  readonly size?: 'sm' | 'md' | 'lg' | undefined
}

/** A first state, a transition into the basket, a state to rest in: a statechart on wheels. */
export const LogoMark = () => (
  <svg className="sc-mark" viewBox="2 4 43 41" aria-hidden="true" focusable="false">
    <path className="sc-mark-handle" d="M6.6 9.4h4.6a4.6 4.6 0 0 1 4.5 3.6l.8 3.6" />
    <circle className="sc-mark-first" cx="6.4" cy="9.4" r="3.9" />
    <path
      className="sc-mark-basket"
      d="M17 13.8h24a3.4 3.4 0 0 1 3.3 4.2l-2.5 10.6a4.6 4.6 0 0 1-4.5 3.5H22.5a4.6 4.6 0 0 1-4.5-3.6l-2.7-11.9a2.3 2.3 0 0 1 1.7-2.8z"
    />
    <path className="sc-mark-arrow" d="M23.2 23h11.6M30.6 18.6 35 23l-4.4 4.4" />
    <circle className="sc-mark-wheel" cx="23.6" cy="39.8" r="4.2" />
    <circle className="sc-mark-last" cx="36.4" cy="39.8" r="3" />
  </svg>
)

export const Logo = ({ name, size = 'md' }: Props) => (
  <span className="sc-logo" data-size={size}>
    <LogoMark />
    <span className="sc-logo-word" aria-hidden="true" />
    {name ? <span className="visually-hidden">{name}</span> : null}
  </span>
)
