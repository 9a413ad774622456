/**
 * In place of Chakra's list of all properties of CSS. The properties that recipes and parts use are told to the system in
 * `style-properties.ts`; everything else that a part is given belongs to its element.
 */
export const isCssProperty = () => false
