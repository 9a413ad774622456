import { Drawing } from './drawing.tsx'

export const CartDrawing = () => (
  <Drawing>
    <path className="d-line" d="M58 62h14a10 10 0 0 1 9.7 7.6L86 88" />
    <circle className="d-dot" cx="56" cy="62" r="8" />
    <path
      className="d-accent"
      d="M84 74h92a8 8 0 0 1 7.8 9.8l-8 34A12 12 0 0 1 164 127H101a12 12 0 0 1-11.7-9.3L80 79a4 4 0 0 1 4-5z"
    />
    <path className="d-accent-deep" d="M86 108h91l-2 9.6A12 12 0 0 1 164 127H101a12 12 0 0 1-11.7-9.3z" />
    <path className="d-light" d="M106 88l3 24M130 88v24M154 88l-3 24" />
    <circle className="d-pine" cx="108" cy="143" r="10" />
    <circle className="d-pine" cx="156" cy="143" r="10" />
    <circle className="d-paper" cx="156" cy="143" r="4.5" />
    <circle className="d-ring" cx="132" cy="38" r="15" />
    <path className="d-path" d="M132 56v10" />
  </Drawing>
)
