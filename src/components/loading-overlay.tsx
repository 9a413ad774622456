import './loading-overlay.css'
import { Spinner } from './spinner.tsx'

/** Dims the whole page while something runs that nothing may interrupt. */
export const LoadingOverlay = ({ label }: { readonly label: string }) => (
  <div className="sc-overlay">
    <div className="sc-overlay-card" role="status">
      <Spinner size="2.75rem" />
      <p>{label}</p>
    </div>
  </div>
)
