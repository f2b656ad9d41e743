import { useRef, useState } from 'react';
import { type ChosenModel, readChosen } from './chosenModel';

/** One file at a time: what another one before it turns out to be, nobody wants to know any more. */
export function useChosenModel() {
  const [chosen, setChosen] = useState<ChosenModel | null>(null);
  const wanted = useRef<File>(null);

  const choose = async (file: File) => {
    wanted.current = file;
    setChosen({ is: 'checking', file });
    const read = await readChosen(file);
    if (wanted.current === file) setChosen(read);
  };

  return {
    chosen,
    choose: (file: File) => void choose(file),
    forget: () => {
      wanted.current = null;
      setChosen(null);
    },
  };
}
