import { createContext, useContext } from 'react'

type Look = 'rest' | 'possible' | 'taken'

const looks: readonly Look[] = ['rest', 'possible', 'taken']

/** The name of the drawing's arrow tips. Each drawing of a page needs its own: a line finds its tip by an id of the page. */
export const TipName = createContext('sc-chart-tip')

export const ArrowTips = () => {
  const name = useContext(TipName)
  return (
    <defs>
      {looks.map((look) => (
        <marker
          key={look}
          id={`${name}-${look}`}
          viewBox="0 0 10 10"
          refX="9"
          refY="5"
          markerWidth="8"
          markerHeight="8"
          markerUnits="userSpaceOnUse"
          orient="auto-start-reverse"
        >
          <path className="sc-chart-tip" data-look={look} d="M0.5 1 9.5 5 0.5 9 2.5 5Z" />
        </marker>
      ))}
    </defs>
  )
}

/** The `markerEnd` of a line. */
export function useArrowTip(look: Look): string {
  return `url(#${useContext(TipName)}-${look})`
}
