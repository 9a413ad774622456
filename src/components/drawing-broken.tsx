import { Drawing } from './drawing.tsx'

export const BrokenDrawing = () => (
  <Drawing>
    <rect className="d-pine" x="44" y="72" width="58" height="46" rx="14" />
    <path className="d-light" d="M60 95h26" />
    <rect className="d-dusk" x="146" y="84" width="58" height="46" rx="14" />
    <circle className="d-light" cx="175" cy="107" r="9" />
    <path className="d-line" d="M104 93c8-1 12 3 14 9M136 100c3 4 6 6 10 7" />
    <path className="d-accent" d="m128 58-12 22h10l-6 20 20-26h-11l8-16z" />
    <path className="d-path" d="M73 70c2-16 16-28 34-30" />
    <circle className="d-dot" cx="114" cy="39" r="6" />
  </Drawing>
)
