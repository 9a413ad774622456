import './drawing.css'

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

/** The frame of every small drawing. */
const Drawing = ({ children }: { readonly children: React.ReactNode }) => (
  <svg className="sc-drawing" viewBox="0 0 240 180" aria-hidden="true" focusable="false">
    <path
      className="d-stage"
      d="M36 96c-6-38 24-74 72-78 50-4 96 20 102 62 5 36-20 66-58 72-52 9-109-14-116-56z"
    />
    <ellipse className="d-shade" cx="122" cy="151" rx="66" ry="7" />
    {children}
  </svg>
)

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
