import { Drawing } from './drawing.tsx'

export const SearchDrawing = () => (
  <Drawing>
    <rect className="d-paper" x="58" y="52" width="48" height="60" rx="8" />
    <rect className="d-blush" x="64" y="58" width="36" height="30" rx="4" />
    <path className="d-thin" d="M66 97h30M66 105h18" />
    <rect className="d-ring" x="114" y="52" width="48" height="60" rx="8" />
    <circle className="d-paper" cx="146" cy="100" r="30" fillOpacity="0.75" />
    <circle className="d-line" cx="146" cy="100" r="30" />
    <path className="d-line" d="m168 122 22 22" />
    <path className="d-light" d="M128 96a19 19 0 0 1 12-14" />
    <circle className="d-accent" cx="146" cy="102" r="5" />
  </Drawing>
)
