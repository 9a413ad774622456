import './loading-overlay.css'
import { Spinner } from './spinner.tsx'

/** Covers the page during an operation that must not be interrupted. */
export const LoadingOverlay = ({ label }: { readonly label: string }) => (
  <div className="sc-overlay">
    <div className="sc-overlay-card" role="status">
      <Spinner size="2.75rem" />
      <p>{label}</p>
    </div>
  </div>
)
