import { Component, type ReactNode } from 'react';
import { FailedScreen } from './FailedScreen';

interface State {
  hasFailed: boolean;
}

/** Whatever fails behind it, a visitor sees a calm screen, and soon a new page. */
export class FailureBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidMount(): void {
    window.addEventListener('error', this.#onError);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('error', this.#onError);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <FailedScreen /> : this.props.children;
  }

  /** A script that fails outside of what is drawn may leave anything behind it. */
  readonly #onError = ({ error }: ErrorEvent): void => {
    if (error instanceof Error) this.setState({ hasFailed: true });
  };
}
