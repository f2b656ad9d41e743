import type { SignageAnswer } from '@mukae/contract/calls/signages';
import { namesInShort, namesShown } from '@mukae/contract/domain/text/namesInShort';

/** The operators of a signage in one line; empty when there are none. */
export const operatorNames = ({ users, userCount }: Pick<SignageAnswer, 'users' | 'userCount'>): string =>
  namesInShort(
    users.map(({ name }) => name),
    namesShown.inHeader,
    userCount,
  );
