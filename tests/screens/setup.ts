import { configure } from '@testing-library/react'

/** How long a busy machine takes for something is not what these tests are about. */
configure({ asyncUtilTimeout: 5_000 })
