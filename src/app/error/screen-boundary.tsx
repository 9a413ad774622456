import { Component, type ErrorInfo, type ReactNode } from 'react'
import type { Ports } from '../../../machines/ports/ports.ts'
import { useShop } from '../../components/shop-context.tsx'
import { ErrorPage } from './error-page.tsx'

type Props = { readonly children: ReactNode }

/** Wraps only the screen, so that the header and the cart still work when it crashes. */
export const ScreenBoundary = ({ children }: Props) => {
  const { log } = useShop().ports
  return <Boundary log={log}>{children}</Boundary>
}

/** The error that the screen threw. */
type State = { readonly problem: string | undefined }

class Boundary extends Component<Props & { readonly log: Ports['log'] }, State> {
  override state: State = { problem: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { problem: String(error) }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    this.props.log.error('A screen crashed', { error, componentStack })
  }

  private readonly retry = () => this.setState({ problem: undefined })

  override render(): ReactNode {
    const { problem } = this.state
    if (problem === undefined) return this.props.children
    return <ErrorPage reason="crashed" onRetry={this.retry} problem={problem} />
  }
}
