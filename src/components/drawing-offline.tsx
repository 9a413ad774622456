import { Drawing } from './drawing.tsx'

export const OfflineDrawing = () => (
  <Drawing>
    <path className="d-paper" d="M86 128a26 26 0 0 1-3-51.8A36 36 0 0 1 152 70a29 29 0 0 1 6 58z" />
    <path
      className="d-blush"
      d="M60 104a26 26 0 0 0 26 24h72a29 29 0 0 0 28-24 29 29 0 0 1-28 12H86a26 26 0 0 1-26-12z"
    />
    <path className="d-slash" d="m74 46 94 96" />
    <circle className="d-accent" cx="74" cy="46" r="9" />
    <circle className="d-pine" cx="168" cy="142" r="9" />
    <circle className="d-paper" cx="168" cy="142" r="4" />
  </Drawing>
)
