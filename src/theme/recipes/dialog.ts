import { defineSlotRecipe } from '@chakra-ui/react'

/** In a low window, such as a desktop's at 400 % zoom, the bars would leave no space between them, so they scroll with the rest. */
const bar = { position: 'sticky', bg: 'bg.surface', '@media (max-height: 25rem)': { position: 'static' } }

/** The root is the native dialog. It fills and dims the window, so that the page behind it cannot be scrolled or touched. */
export const dialogRecipe = defineSlotRecipe({
  slots: ['root', 'content', 'body', 'header', 'main', 'footer'],
  base: {
    root: {
      position: 'fixed',
      inset: '0',
      width: 'auto',
      maxWidth: 'none',
      height: 'auto',
      maxHeight: 'none',
      p: '4',
      overflow: 'hidden auto',
      borderWidth: '0',
      bg: 'bg.overlay',
      color: 'fg.default',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'none',
      _open: { display: 'flex' },
      _after: {
        content: '""',
        position: 'absolute',
        top: '0',
        width: '1px',
        height: 'calc(100% + 1px)',
      },
      '&::backdrop': { bg: 'transparent' },
      _motionSafe: { animation: 'appear 120ms ease-out' },
    },
    content: {
      position: 'sticky',
      top: '0',
      display: 'flex',
      maxHeight: 'min(46rem, 100%)',
      margin: 'auto',
      overflow: 'hidden',
      borderWidth: '1px',
      borderColor: 'border.default',
      borderRadius: 'xl',
      bg: 'bg.surface',
      boxShadow: 'lg',
      _motionSafe: { animation: 'arrive 200ms', animationTimingFunction: 'out' },
      _highContrast: { border: '2px solid CanvasText' },
    },
    body: { display: 'flex', flex: '1', flexDirection: 'column', minWidth: '0', overflow: 'auto' },
    header: {
      ...bar,
      top: '0',
      zIndex: '1',
      display: 'flex',
      gap: '4',
      alignItems: 'center',
      justifyContent: 'space-between',
      padding: '1.125rem 1rem 0.875rem 1.5rem',
      /** A question may contain a product title of any length. */
      '& > h2': { minWidth: '0' },
    },
    main: { flex: '1', padding: '0.25rem 1.5rem 1.5rem' },
    footer: {
      ...bar,
      bottom: '0',
      display: 'flex',
      flexWrap: 'wrap',
      gap: '3',
      justifyContent: 'flex-end',
      padding: '1rem 1.5rem calc(1.25rem + env(safe-area-inset-bottom))',
      borderBlockStartWidth: '1px',
      borderColor: 'border.default',
    },
  },
  variants: {
    size: {
      sm: { content: { width: 'min(26rem, 100%)' } },
      md: { content: { width: 'min(34rem, 100%)' } },
    },
    placement: {
      center: { content: { '--from': '0 0.75rem' } },
      end: {
        root: { p: '0' },
        content: {
          width: 'min(27rem, 100% - 2.5rem)',
          height: 'full',
          maxHeight: 'none',
          marginBlock: '0',
          borderWidth: '0',
          '--from': '3rem 0',
          marginInline: 'auto 0',
          borderRadius: '{radii.xl} 0 0 {radii.xl}',
        },
      },
    },
  },
  defaultVariants: { size: 'md', placement: 'center' },
})
