import { breath } from './breath.ts'

/** As in pause.ts, between the machines and the views. */
void breath()
