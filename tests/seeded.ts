import fc from 'fast-check'

/**
 * Fixed samples in `npm test`, so that it never fails at random. `npm run test:repeat -- --shuffle` uses other samples in each
 * run, and `SEED=7 npx vitest run …` uses those of run 7.
 */
export const seed = Number(process.env.SEED ?? 1)

fc.configureGlobal({ seed })

export { fc }
