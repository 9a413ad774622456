import { Drawing } from './drawing.tsx'

export const ParcelDrawing = () => (
  <Drawing>
    <path className="d-clay" d="M72 84h100v58a8 8 0 0 1-8 8H80a8 8 0 0 1-8-8z" />
    <path className="d-clay-deep" d="M122 84h50v58a8 8 0 0 1-8 8h-42z" />
    <path className="d-blush" d="m72 84-20-22h50l20 22zM172 84l20-22h-50l-20 22z" />
    <path className="d-saffron" d="M112 84h20v26l-10-7-10 7z" />
    <path className="d-paper" d="M84 124h22v14H84z" />
    <circle className="d-ring" cx="122" cy="36" r="15" />
    <path className="d-path" d="M122 56v14" />
  </Drawing>
)
