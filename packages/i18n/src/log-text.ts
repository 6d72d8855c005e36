import { t } from './text.ts';
import { formatLine, type SideNames } from './match-text.ts';

function eventName(type: string | undefined): string {
  switch (type) {
    case 'start':
      return t('board.eventStart');
    case 'period':
      return t('board.eventPeriod');
    case 'pause':
      return t('board.pause');
    case 'resume':
      return t('board.resume');
    case 'end':
      return t('board.end');
    case 'toss':
      return t('board.eventToss');
    case 'innings':
      return t('board.eventInnings');
    case 'bowler':
      return t('board.eventBowler');
    case 'ends':
      return t('board.eventEnds');
    case 'retire':
      return t('board.eventRetire');
    case 'penalty':
      return t('board.eventPenalty');
    case 'close':
      return t('board.eventClose');
    case 'goal':
      return t('board.eventGoal');
    case 'card':
      return t('board.eventCard');
    case 'foul':
      return t('board.eventFoul');
    case 'timeout':
      return t('board.eventTimeOut');
    case 'clock':
      return t('board.eventClock');
    case 'points':
    case 'score':
      return t('board.eventPoints');
    default:
      return t('board.eventOther');
  }
}

/** A line of a scorer's log, which has events that readers never see: `event:foul side:1` is 'Foul, Jets'. */
export const formatLogLine = (say: string, sides: SideNames): string =>
  formatLine(say, sides, { event: ([type]) => eventName(type) });
