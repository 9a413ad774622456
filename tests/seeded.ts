import fc from 'fast-check'

/**
 * The same samples in every `npm test`, so that it never fails by chance. `npm run test:repeat -- --shuffle` draws others in
 * each run, and `SEED=7 npx vitest run …` draws those of its run 7.
 */
export const seed = Number(process.env.SEED ?? 1)

fc.configureGlobal({ seed })

export { fc }
