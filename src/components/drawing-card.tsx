import { Drawing } from './drawing.tsx'

export const CardDrawing = () => (
  <Drawing>
    <path
      className="d-clay"
      d="m72 68 92-24a9 9 0 0 1 11 6l13 50a9 9 0 0 1-6 11l-92 24a9 9 0 0 1-11-6L66 79a9 9 0 0 1 6-11z"
    />
    <path
      className="d-pine"
      d="M64 72h104a10 10 0 0 1 10 10v52a10 10 0 0 1-10 10H64a10 10 0 0 1-10-10V82a10 10 0 0 1 10-10z"
    />
    <path className="d-accent" d="M54 86h124v14H54z" />
    <path
      className="d-saffron"
      d="M70 112h20a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H70a3 3 0 0 1-3-3v-12a3 3 0 0 1 3-3z"
    />
    <path className="d-light" d="M108 128h20M142 128h20" />
    <circle className="d-ring" cx="196" cy="52" r="13" />
    <path className="d-path" d="M186 64l-10 12" />
  </Drawing>
)
