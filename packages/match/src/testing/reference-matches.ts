/**
 * Matches of the Indian Premier League, ball by ball, with their official scorecards. Deliveries are from Cricsheet
 * (cricsheet.org), scorecards from ESPNcricinfo; players are numbers, in the order in which they came in or bowled.
 *
 * An over is the bowler and the balls: `4` off the bat, `w` wide, `n` no-ball, `b` bye, `l` leg bye, with all runs of the ball
 * except those off the bat for `n`; `!` and the dismissal, `R` if the non-striker is out; `x` if the batters had
 * crossed before a catch, after which the new batter did not face before 2022.
 */
export interface ReferenceInnings {
  readonly overs: string;
  readonly card: {
    readonly total: string;
    /** Scores at which wickets fell. */
    readonly fall?: string;
    /** Runs and balls of each batter. */
    readonly batters?: string;
  };
}

export interface ReferenceMatch {
  readonly name: string;
  /** Balls of an innings. */
  readonly balls: number;
  readonly innings: readonly [ReferenceInnings, ReferenceInnings];
}

export const referenceMatches: readonly ReferenceMatch[] = [
  {
    name: 'Bangalore v Kolkata, 18 April 2008',
    balls: 120,
    innings: [
      {
        overs: `
          1:l1 0 w 0 0 0 l1 / 2:0 4 4 6 4 0 / 1:0 0 l1 4 1 0 / 3:w5 6 l1 4 0 1 6 / 1:4 1 4 0 1 0 / 2:1 0!c 0 0 0 0 /
          3:1 1 1 2 1 1 / 2:0 1 1 1 1 1 / 4:0 0 0 1 1 2 / 5:1 1 1 0 6 1 / 4:1 4 0 6 0 b4 / 5:0 6 2 1 0 1 /
          4:0!c x 4 0 2 w 4 1 / 5:1 0 1 1 1 2 / 6:4 1 6 4 w2 1 6 / 3:0 1 2 0 1 0 / 2:1 2 1 6 2 2 / 3:0!c x 1 0 1 4 1 /
          4:6 0 6 4 1 4 / 1:6 6 2 0 2 6
        `,
        card: {
          total: '222/3, 20.0 ov, b 4, lb 4, w 9, nb 0',
          fall: '61 112 172',
          batters: '10(12) 158(73) 20(20) 12(12) 5(3)',
        },
      },
      {
        overs: `
          1:1 w 0 1 1 0 0 / 2:0!b 0 l4 1 0 0 / 1:0 0!b 1 0 w 0 1 / 2:2 1 0 l1 0 0 / 3:1 1 0 6 0!c 0 / 1:0 0!c 0 1 1 0 /
          3:0 0 1 w w 0 0 4 / 4:1 l1 1 2 0!c x 0 / 3:0 0!c 0 w w 1 2 0!c / 4:1 0 0 w l1 4 1 / 3:0 0 0 1 4 0 /
          4:1!r x 0 0 1 0 1 / 5:6 w2 1 1 0 0 1 / 4:0!b 1 0 0 0 6 / 2:w 0 0 1 l1 1 0 / 5:w 0!c
        `,
        card: {
          total: '82/10, 15.1 ov, b 0, lb 8, w 11, nb 0',
          batters: '2(3) 6(16) 1(5) 8(7) 6(10) 7(9) 0(2) 9(10) 18(15) 3(8) 3(6)',
        },
      },
    ],
  },
  {
    name: 'Kolkata v Bangalore, 8 May 2008, cut to 16 overs',
    balls: 96,
    innings: [
      {
        overs: `
          1:0 1 0 0 1 0 / 2:1 1 0 0 4 w 0 / 1:0!l w 0 4 0 1 4 / 2:1 0 0!c x 0 5 0 / 3:0 0 1 0 6 4 / 4:0 2 1 0 1 1 /
          5:0 0 4 0 0 0 / 4:1 0 0!r x 1 2 0 / 5:1 0 1 6 6 l1!r / 3:x 2 4 1 1 0 4 / 5:0 1 0 1 0 1 / 1:l1 0!c x 4 4 0!b 1 /
          4:0 0 1 0 1 4 / 1:1 0 2 1 1 1 / 2:4 2 1 4 2 1 / 3:0 6 1 0!c 6 l1
        `,
        card: {
          total: '129/7, 16.0 ov, b 0, lb 3, w 2, nb 0',
          fall: '9 20 46 64 80 88 122',
          batters: '2(5) 10(11) 20(22) 26(12) 15(12) 11(9) 17(10) 17(13) 6(2)',
        },
      },
      {
        overs: `
          1:0 0 0 0 0 4 / 2:0 0 0 4 1 0 / 1:w 0 1 1 1 4 0 / 2:0 0 0!c 1 0 1 / 3:0 4 w 4 4 0!r 0 / 4:0 0 1 1 0 1 /
          3:l1 0 1 1 0 0 / 4:0 0 1 1 l1 0 / 5:1 1 4 l1 1 2 / 4:0!b 0 0 1 0 1 / 6:1 4 2 1 1 6 / 1:1 1 4 0 1 1 /
          3:4 2 1 1 4 n1 1 / 2:1 1 0 1 1 1 / 5:0!R 4 6 4 1 0 / 2:4 0 2 2 1 4
        `,
        card: {
          total: '124/4, 16.0 ov',
        },
      },
    ],
  },
  {
    name: 'Punjab v Rajasthan, 26 April 2009',
    balls: 120,
    innings: [
      {
        overs: `
          1:0!R 0 w 0 0 0 0 / 2:0 0 0 4 1 1 / 3:4 0 1 0 0 0 / 2:0 4 0 1 0 4 / 1:0!c w 1 0 0 w 0 4 / 4:w w 1 w 0 0 2 0 4 /
          3:0!c 0 1 1 2 0 / 2:1 0 1 1 0 1 / 3:2 0!c 0 0 3 1 / 5:0 1 0 0 6 1 / 4:1 0 1 1 0 0 / 5:1 4 1 0 1 1 /
          4:1 1 1 1 0 1 / 2:4 1 1 1 1 2 / 4:6 1 1 2 w 0 1 / 5:4 0 1 1 1 2 / 1:l1 1 0 b1 1 0 / 5:0 6 1 0 4 1 /
          1:0!b b1 4 1 l1 0!r / 3:4 0 0 w2 0 1 2
        `,
        card: {
          total: '139/6, 20.0 ov, b 2, lb 2, w 9, nb 0',
          fall: '0 21 38 48 123 130',
          batters: '11(15) 0(0) 60(51) 2(3) 7(10) 39(33) 6(6) 1(2)',
        },
      },
      {
        overs: `
          1:1 1 1 0 w 1 1 / 2:w 0!c 1 0 w 0 0!c 0 / 3:2 0 4 0 0 0 / 2:0 0 0 4 0 4 / 3:0!c 4 0!b 0 0 0 / 4:0 0 0 1 4 0 /
          5:1 2 1 0!c 1 1 / 4:0 0 2 0 1 0 / 5:0 1 0 0!c x 1 0 / 4:0 1 1 1 1 1 / 5:1 0 4 1 4 0 / 1:1 0 1 1 l4 1 /
          5:0 0 2 0 1 1 / 6:0 1 3 0 0 1 / 3:0 w 4 0 1 1 0 / 6:0 0 0 2 1 1 / 2:0 w 4 2 1 1 1 / 4:1 1 1 1 1 1 /
          3:0!b 0 1 1 1 1 / 2:2 l1 0 1 1 1
        `,
        card: {
          total: '112/7, 20.0 ov',
        },
      },
    ],
  },
  {
    name: 'Rajasthan v Kolkata, 23 April 2009, a tie',
    balls: 120,
    innings: [
      {
        overs: `
          1:0 l1 1 0 0 2 / 2:0 0 0 4 0 0!c / 1:x 6 0!c 0 0 6 4 / 2:0 0 1 6 0 0 / 1:0 0 4 1 4 0 / 3:0 1 4 w 0 4 4 /
          4:l1 0 4 1 0 1 / 5:1 1 1 1 3 2 / 4:0!c 0 1 1 1 0!c / 5:x 0 l1 1 1 0 2 / 4:1 1 0 0 0 0 / 6:1 1 1 1 1 0 /
          4:1 1 w 2 1 1 1 / 6:1 1 0 1 1 0 / 5:1 2 1 4 1 1 / 6:1 1 0 1 1 0 / 1:1 0!c x 2 0 4 1 / 2:2 1 w 0 0 w 1 0!b /
          6:w 1 1 0 0 w2 1 1 / 2:4 0 0 6 6 2
        `,
        card: {
          total: '150/6, 20.0 ov',
        },
      },
      {
        overs: `
          1:0 0 w 2 0 0 4 / 2:0 0 l1 0 0 0 / 1:0 0 0 1 0 1 / 2:0 6 6 1 2 0!c / 1:x 0 0 1 w 0 0 1 / 2:0 4 6 0 0 0 /
          3:0 1 w 1 1 0 1 / 1:w 1 1 l2 6 w 1 4 / 3:0 0!c x 2 1 0 0 / 4:1 1 1 1 0!c 0 / 5:1 0 1 2 0!c l2 / 4:1 0 l1 0 0 4 /
          5:0 1 0 4 4 1 / 4:w 1 1 w 1 0 0 0!c / 2:1 0 0 2 0 1 / 5:1 1 4 1 2 n6 6 / 3:0 1 4 1 1 1 / 6:1 0 0 4 1 1 /
          3:2 w 1 4 0 0!c x 1 / 4:w 1 1 0 l2 0!c 1!r
        `,
        card: {
          total: '150/8, 20.0 ov',
        },
      },
    ],
  },
];
