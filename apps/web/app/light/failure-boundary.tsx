import { Component, type ReactNode } from 'react'

import { FailedPage } from '../account/frame/failed-page.tsx'

interface FailureBoundaryProps {
  readonly children: ReactNode
}

/** Shows the error page in place of a page that cannot be rendered. */
export class FailureBoundary extends Component<FailureBoundaryProps> {
  override readonly state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    return this.state.isBroken ? <FailedPage failed="fault" /> : this.props.children
  }
}
