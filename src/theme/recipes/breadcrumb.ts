import { defineSlotRecipe } from '@chakra-ui/react'

export const breadcrumbRecipe = defineSlotRecipe({
  slots: ['root', 'list', 'item', 'link'],
  base: {
    root: { _print: { display: 'none' } },
    list: { display: 'flex', flexWrap: 'wrap', rowGap: '1', fontSize: 'sm' },
    item: {
      display: 'inline-flex',
      alignItems: 'center',
      minWidth: '0',
      maxWidth: 'full',
      color: 'fg.muted',
      '& + &::before': {
        content: '"" / ""',
        flexShrink: '0',
        boxSize: '0.4375rem',
        marginInline: '2.5',
        borderRadius: '50%',
        borderWidth: '1.5px',
        borderColor: 'border.strong',
      },
      /** Visually hidden on a phone, because the heading directly below has the same text. */
      '&:last-child': {
        smDown: {
          position: 'absolute',
          boxSize: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
    link: {
      display: 'block',
      overflow: 'hidden',
      py: '1',
      borderRadius: 'xs',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      '&[href]:hover': { color: 'accent', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      _currentPage: { maxWidth: '24rem', color: 'fg.default', fontWeight: 'medium' },
    },
  },
})
