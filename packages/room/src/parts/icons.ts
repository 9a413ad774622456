export const minus = 'M4.75 12h14.5'
export const plus = 'M12 4.75v14.5M4.75 12h14.5'
export const close = 'm5.75 5.75 12.5 12.5M18.25 5.75 5.75 18.25'
export const share =
  'M17.5 8.25a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5ZM6.5 14.75a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5ZM17.5 21.25a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5ZM8.95 10.7l6.1-3.6M8.95 13.3l6.1 3.6'
export const panelRight = 'M4 5.5h16v13H4zM15 5.5v13'
export const panelBelow = 'M4 5.5h16v13H4zM4 14h16'
