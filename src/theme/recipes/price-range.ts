import { defineSlotRecipe } from '@chakra-ui/react'

const thumb = {
  boxSizing: 'border-box',
  width: 'var(--thumb)',
  height: 'var(--thumb)',
  border: '3px solid {colors.bg.accent}',
  borderRadius: '50%',
  bg: 'bg.raised',
  cursor: 'grab',
  pointerEvents: 'auto',
}
const ring = { outline: '3px solid {colors.focus}', outlineOffset: '2px' }

/**
 * Two native sliders on one rail. Chakra's slider would add 14 kB, and native sliders support keyboard, touch and forced colors
 * without script.
 */
export const priceRangeRecipe = defineSlotRecipe({
  className: 'sc-range',
  slots: ['root', 'rail', 'thumb'],
  base: {
    root: {
      '--thumb': '1.5rem',
      position: 'relative',
      height: '11',
      mx: '0.5',
      '@media (pointer: coarse)': { '--thumb': '2rem' },
    },
    rail: {
      position: 'absolute',
      inset: 'calc(50% - 3px) 0 auto',
      height: '6px',
      borderRadius: 'full',
      bg: 'border.default',
      '&::after': {
        content: '""',
        position: 'absolute',
        insetBlock: '0',
        left: 'calc(var(--thumb) / 2 + (100% - var(--thumb)) * var(--from))',
        right: 'calc(var(--thumb) / 2 + (100% - var(--thumb)) * (1 - var(--to)))',
        borderRadius: 'inherit',
        bg: 'bg.accent',
      },
      '@media (forced-colors: active)': {
        border: '1px solid CanvasText',
        '&::after': { background: 'Highlight' },
      },
    },
    thumb: {
      position: 'absolute',
      inset: '0',
      width: 'full',
      height: 'full',
      appearance: 'none',
      bg: 'transparent',
      pointerEvents: 'none',
      '&::-webkit-slider-runnable-track': { height: '100%', background: 'transparent' },
      '&::-moz-range-track': { height: '100%', background: 'transparent' },
      '&::-webkit-slider-thumb': {
        ...thumb,
        position: 'relative',
        top: 'calc(50% - var(--thumb) / 2)',
        appearance: 'none',
        boxShadow: 'sm',
      },
      '&::-moz-range-thumb': thumb,
      '&:active::-webkit-slider-thumb': { cursor: 'grabbing' },
      '&:focus-visible::-webkit-slider-thumb': ring,
      '&:focus-visible::-moz-range-thumb': ring,
      '&:is(:focus, :hover)': { zIndex: '1' },
    },
  },
})
