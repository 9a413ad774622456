import { describeRendered } from './rendered.tsx'

describeRendered(3)
