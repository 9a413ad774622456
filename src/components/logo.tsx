import './logo.css'

type Props = {
  /** The accessible name; absent if text next to the logo contains the shop's name. */
  readonly name?: string | undefined
}

const line = 'var(--line)'

/** The logo is a statechart on wheels: an initial state, a transition into the basket and a final state. */
export const Logo = ({ name }: Props) => (
  <span className="sc-logo">
    <svg className="sc-mark" viewBox="2 4 43 41" aria-hidden="true" focusable="false">
      <path stroke={line} strokeWidth="3.2" d="M6.6 9.4h4.6a4.6 4.6 0 0 1 4.5 3.6l.8 3.6" />
      <circle fill={line} cx="6.4" cy="9.4" r="3.9" />
      <path
        fill="var(--basket)"
        d="M17 13.8h24a3.4 3.4 0 0 1 3.3 4.2l-2.5 10.6a4.6 4.6 0 0 1-4.5 3.5H22.5a4.6 4.6 0 0 1-4.5-3.6l-2.7-11.9a2.3 2.3 0 0 1 1.7-2.8z"
      />
      <path stroke="var(--arrow)" strokeWidth="3" d="M23.2 23h11.6M30.6 18.6 35 23l-4.4 4.4" />
      <circle fill={line} cx="23.6" cy="39.8" r="4.2" />
      <circle stroke={line} strokeWidth="2.4" cx="36.4" cy="39.8" r="3" />
    </svg>
    <span className="sc-logo-word" aria-hidden="true" />
    {name ? <span className="visually-hidden">{name}</span> : null}
  </span>
)
