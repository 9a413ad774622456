import { siteName } from '../../base-path.ts'

export const roomChannelName = `${siteName}-room`
