import { defaultClientConditions, defaultServerConditions } from 'vite'

/** The export condition that resolves the packages of this repository to their source instead of their built files. */
export const sourceCondition = '@statecart/source'

/** The options with which Vite and Vitest read the packages of this repository from source. */
export const fromSource = {
  resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [sourceCondition, ...defaultServerConditions] } },
}

/** The same for Vite's `runnerImport`, which leaves packages to Node unless they are listed here. */
export const runnerFromSource = {
  environments: {
    inline: { resolve: { conditions: [sourceCondition], noExternal: [/^@statecart\//] } },
  },
}
