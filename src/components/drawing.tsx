import './drawing.css'

/** The frame of every small drawing. */
export const Drawing = ({ children }: { readonly children: React.ReactNode }) => (
  <svg className="sc-drawing" viewBox="0 0 240 180" aria-hidden="true" focusable="false">
    <path
      className="d-stage"
      d="M36 96c-6-38 24-74 72-78 50-4 96 20 102 62 5 36-20 66-58 72-52 9-109-14-116-56z"
    />
    <ellipse className="d-shade" cx="122" cy="151" rx="66" ry="7" />
    {children}
  </svg>
)
