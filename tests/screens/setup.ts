import { configure } from '@testing-library/react'
import { ceiling } from '../wait.ts'

configure({ asyncUtilTimeout: ceiling })
