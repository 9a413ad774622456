import { Drawing } from './drawing.tsx'

export const WishlistDrawing = () => (
  <Drawing>
    <path
      className="d-accent"
      d="M122 142S66 110 66 72a30 30 0 0 1 56-15 30 30 0 0 1 56 15c0 38-56 70-56 70z"
    />
    <path
      className="d-accent-deep"
      d="M122 142S66 110 66 72c0-3 .4-6 1.2-8.7C74 96 104 116 140 129c-10 8.5-18 13-18 13z"
    />
    <path className="d-light" d="M84 66a15 15 0 0 1 13-11" />
    <path className="d-paper" d="m176 92 26 9-10 34-33-12z" />
    <path className="d-saffron" d="m181 102 13 4.5-2 6.5-13-4.5z" />
    <circle className="d-ring" cx="56" cy="126" r="13" />
    <path className="d-path" d="M69 120l14-8" />
  </Drawing>
)
