import './spinner.css'

type Props = { readonly size?: string | undefined; readonly label?: string | undefined }

/** An animated logo; hidden from assistive technology unless it has a label. */
export const Spinner = ({ size = '1.15em', label }: Props) => (
  <span className="sc-spinner" style={{ width: size, height: size }} role={label ? 'status' : undefined}>
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle cx="12" cy="12" r="9" className="sc-spinner-track" />
      <path d="M12 3a9 9 0 0 1 9 9" className="sc-spinner-arc" />
      <circle cx="12" cy="3" r="2.4" className="sc-spinner-node" />
    </svg>
    {label ? <span className="visually-hidden">{label}</span> : null}
  </span>
)
