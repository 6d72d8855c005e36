import { useState } from 'react';
import gully from '@maidan/ui/testing/pictures/gully.svg?no-inline';
import hoop from '@maidan/ui/testing/pictures/hoop.svg?no-inline';
import pitch from '@maidan/ui/testing/pictures/pitch.svg?no-inline';
import skate from '@maidan/ui/testing/pictures/skate.svg?no-inline';
import stall from '@maidan/ui/testing/pictures/stall.svg?no-inline';
import { avatarPresets } from '@maidan/ui/art/avatars.ts';
import { Avatar } from '@maidan/ui/Avatar';
import { Badge } from '@maidan/ui/Badge';
import { Button } from '@maidan/ui/Button';
import { CountBadge } from '@maidan/ui/CountBadge';
import { IconButton } from '@maidan/ui/IconButton';
import { OtpField } from '@maidan/ui/OtpField';
import { PercentBar } from '@maidan/ui/PercentBar';
import { PhoneField } from '@maidan/ui/PhoneField';
import { PosterHead } from '@maidan/ui/PosterHead';
import { ReadMore } from '@maidan/ui/ReadMore';
import { SegmentedToggle } from '@maidan/ui/SegmentedToggle';
import { Select } from '@maidan/ui/Select';
import { ImageStrip } from '@maidan/ui/ImageStrip';
import { Switch } from '@maidan/ui/Switch';
import { Table, type Column } from '@maidan/ui/Table';
import { TextField } from '@maidan/ui/TextField';
import { BellIcon, CheckIcon, FilmIcon, HeartIcon, ListIcon, PlusIcon, ShareIcon } from '@maidan/ui/icons';
import { Grid, Row } from '@maidan/ui/layout';

const nothing = () => undefined;
const tags = [
  { key: 'cricket', label: 'Cricket', image: gully, href: '#cricket' },
  { key: 'skate', label: 'Skate', image: skate, href: '#skate' },
  { key: 'eats', label: 'Late eats', image: stall, href: '#eats' },
  { key: 'hoops', label: 'Hoops', image: hoop, href: '#hoops' },
];
const about =
  '<p>Chalk stumps, taped ball, one neighbour who keeps whatever lands on the terrace. Everything that happens between two parked scooters in this city, in one place.</p>';

export function PosterPiece() {
  return (
    <>
      <ImageStrip
        label="Stories"
        items={[{ key: 'latest', label: 'Latest', image: pitch, onPress: nothing }, ...tags]}
      />
      <PosterHead
        name="Gully Cricket"
        facts={['12,480 followers', 'Bengaluru']}
        image={gully}
        action={<Button variant="signal">Follow</Button>}
      />
      <div style={{ padding: 16 }}>
        <ReadMore html={about} />
      </div>
      <SegmentedToggle
        label="View"
        views={[
          { name: 'List', href: '#list', icon: <ListIcon />, current: true },
          { name: 'Video', href: '#video', icon: <FilmIcon />, current: false },
        ]}
      />
    </>
  );
}

export function ButtonPiece() {
  return (
    <Grid gap={4}>
      <Row flexWrap="wrap">
        <Button variant="signal">Send OTP</Button>
        <Button variant="ink" icon={<PlusIcon size={20} />}>
          New
        </Button>
        <Button icon={<CheckIcon size={20} />}>Following</Button>
        <Button variant="danger">Delete</Button>
        <Button pending>Saving</Button>
        <Button disabledReason="Enter the ten digits of your number first.">Log In</Button>
      </Row>
      <Row flexWrap="wrap">
        <IconButton label="Like" icon={<HeartIcon />} />
        <IconButton label="Notifications" icon={<BellIcon />} />
        <IconButton label="Share" icon={<ShareIcon />} variant="ink" />
        <Badge>New</Badge>
        <Badge tone="unread">Unread (2)</Badge>
        <CountBadge count={3} label="unread messages" />
      </Row>
      <Row flexWrap="wrap">
        {avatarPresets.map(({ value, name }) => (
          <Avatar key={value} src={value} alt={name} size={32} />
        ))}
      </Row>
    </Grid>
  );
}

const wards = ['Jayanagar', 'Indiranagar', 'Yelahanka'].map((label) => ({ value: label, label }));

export function FieldPiece() {
  const [phone, setPhone] = useState('9845012367');
  const [otp, setOtp] = useState('4071');
  const [email, setEmail] = useState('anvitha@maidan.example');
  const [ward, setWard] = useState('Jayanagar');
  const [dark, setDark] = useState(true);
  return (
    <Grid gap={4}>
      <PhoneField label="Phone number" value={phone} onChange={setPhone} />
      <OtpField label="Enter the OTP sent to your phone number." value={otp} onChange={setOtp} />
      <TextField
        label="E-mail"
        type="email"
        required
        value={email}
        onChange={setEmail}
        error="This e-mail already has an account."
      />
      <Select label="Ward" options={wards} value={ward} onChange={setWard} />
      <Switch label="Dark mode" checked={dark} onChange={setDark} />
    </Grid>
  );
}

export function PollPiece() {
  return (
    <Grid gap={2}>
      <PercentBar label="Yellow City All Stars" percent={46} />
      <PercentBar label="Lane 14" percent={27} chosenAs="Your vote" />
      <PercentBar label="The Terrace XI" percent={18} />
      <PercentBar label="Blue Gate Rangers" percent={9} />
    </Grid>
  );
}

interface Standing {
  name: string;
  won: number;
  points: number;
}
const columns: Column<Standing>[] = [
  { key: 'rank', header: '#', fullHeader: 'Rank', pin: 'rank', cell: (_row, index) => index + 1 },
  { key: 'name', header: 'Name', kind: 'text', pin: 'name', rowHeader: true, cell: ({ name }) => name },
  { key: 'won', header: 'W', fullHeader: 'Won', cell: ({ won }) => won },
  { key: 'points', header: 'Pts', fullHeader: 'Points', pin: 'total', cell: ({ points }) => points },
];
const standings: Standing[] = [
  { name: 'Yellow City All Stars', won: 4, points: 8 },
  { name: 'Lane 14', won: 4, points: 8 },
  { name: 'Koramangala Kings', won: 3, points: 6 },
];

export function TablePiece() {
  return <Table label="Group A" columns={columns} rows={standings} rowKey={({ name }) => name} aboveCut={2} />;
}
