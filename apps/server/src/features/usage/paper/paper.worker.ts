import { answerTasks } from '#platform/apart/answerTasks';
import { drawPaper } from './drawPaper';

answerTasks(drawPaper);
