import { Component, type ReactNode } from 'react'

interface BesideProps {
  readonly children: ReactNode
}

/** Around what a page can do without: when it breaks, it is gone, and the page stays. */
export class Beside extends Component<BesideProps> {
  override readonly state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    return this.state.isBroken ? null : this.props.children
  }
}
