import { domAnimation } from 'framer-motion'

/** A chunk of its own. */
export const features = domAnimation
