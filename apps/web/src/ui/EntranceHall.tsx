import classes from './EntranceHall.module.css';
import { Lobby } from './Lobby';
import { Plant } from './Plant';

/** Somebody greets in the lit door. The words run down the wall, or across it where the page speaks English. */
export function EntranceHall({ figure, title, text }: { figure: string; title: string; text: string }) {
  return (
    <aside className={classes.hall}>
      <Lobby>
        <Plant className={classes.plant} />
        <img className={classes.figure} src={figure} alt="" fetchPriority="high" />
        <p className={classes.words}>
          <span className={classes.title}>{title}</span>
          <span className={classes.text}>{text}</span>
        </p>
      </Lobby>
    </aside>
  );
}
