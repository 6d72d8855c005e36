import { Icon, type IconProps } from './Icon.tsx';

// Plain functions, not calls of a factory, so that unused icons are left out of the bundle.

export const AlertIcon = (props: IconProps) => <Icon d="M12 4l9 16H3zM12 10v5M12 17.6v.1" {...props} />;
export const BallIcon = (props: IconProps) => (
  <Icon d="M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M6 5.5c3.2 3.6 3.2 9.4 0 13M18 5.5c-3.2 3.6-3.2 9.4 0 13" {...props} />
);
export const BellIcon = (props: IconProps) => (
  <Icon d="M6 10a6 6 0 0 1 12 0c0 5 2 6 2 7H4c0-1 2-2 2-7M10 20.5h4" {...props} />
);
export const BookmarkIcon = (props: IconProps) => <Icon d="M6.5 4h11v16.5L12 16l-5.5 4.5z" {...props} />;
export const BoxIcon = (props: IconProps) => <Icon d="M5 5h14v14H5zM8.5 12l2.5 2.5 4.5-5" {...props} />;
export const CalendarIcon = (props: IconProps) => <Icon d="M4 6h16v14H4zM4 10h16M8 3v4M16 3v4" {...props} />;
export const ChatIcon = (props: IconProps) => <Icon d="M4 5h16v11h-9l-5 4v-4H4z" {...props} />;
export const CheckIcon = (props: IconProps) => <Icon d="M4.5 12.5l5 5 10-11" {...props} />;
export const CheckCircleIcon = (props: IconProps) => (
  <Icon d="M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17M8 12.3l3 3 5-6" {...props} />
);
export const ClipIcon = (props: IconProps) => (
  <Icon d="M8 12.5l6-6a3 3 0 0 1 4.2 4.2l-7.7 7.7a5 5 0 0 1-7-7L11 4" {...props} />
);
export const CloseIcon = (props: IconProps) => <Icon d="M6 6l12 12M18 6L6 18" {...props} />;
export const CommentIcon = (props: IconProps) => <Icon d="M4 5h16v11H12l-5 4v-4H4z" {...props} />;
export const CopyIcon = (props: IconProps) => <Icon d="M9 9h11v11H9zM15 9V4H4v11h5" {...props} />;
export const DownIcon = (props: IconProps) => <Icon d="M5 9l7 7 7-7" {...props} />;
export const DownloadIcon = (props: IconProps) => <Icon d="M12 4v11M7 10.5l5 5 5-5M5 20h14" {...props} />;
export const EditIcon = (props: IconProps) => <Icon d="M4 20l1-4.5L15.5 5 19 8.5 8.5 19zM13 7.5l3.5 3.5" {...props} />;
export const ExternalIcon = (props: IconProps) => <Icon d="M9 5H5v14h14v-4M13 5h6v6M19 5l-8 8" {...props} />;
export const EyeIcon = (props: IconProps) => (
  <Icon
    d="M2.5 12C5 7.5 8.3 5.5 12 5.5S19 7.5 21.5 12C19 16.5 15.7 18.5 12 18.5S5 16.5 2.5 12M12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6"
    {...props}
  />
);
export const EyeOffIcon = (props: IconProps) => (
  <Icon
    d="M10 5.7a11 11 0 0 1 2-.2c3.7 0 7 2 9.5 6.5a15 15 0 0 1-2.6 3.5M6.6 7A13.5 13.5 0 0 0 2.5 12C5 16.5 8.3 18.5 12 18.5a10 10 0 0 0 4.6-1.1M4 4l16 16"
    {...props}
  />
);
export const CodeIcon = (props: IconProps) => <Icon d="M8.5 7l-5 5 5 5M15.5 7l5 5-5 5" {...props} />;
export const FileIcon = (props: IconProps) => <Icon d="M6 3h8l4 4v14H6zM13 3v5h5" {...props} />;
export const FilmIcon = (props: IconProps) => <Icon d="M7 3h10v18H7zM3 7v10M21 7v10" {...props} />;
export const FlagIcon = (props: IconProps) => <Icon d="M6 21V4h12l-3 4 3 4H6" {...props} />;
export const GridIcon = (props: IconProps) => (
  <Icon d="M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z" {...props} />
);
export const GripIcon = (props: IconProps) => <Icon d="M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1" {...props} />;
export const HeartIcon = (props: IconProps) => (
  <Icon
    d="M12 20C5 15 3 11.5 3 8.6A4.6 4.6 0 0 1 7.6 4c1.9 0 3.4 1 4.4 2.6C13 5 14.5 4 16.4 4A4.6 4.6 0 0 1 21 8.6C21 11.5 19 15 12 20z"
    {...props}
  />
);
export const HomeIcon = (props: IconProps) => <Icon d="M4 11l8-7 8 7v9h-5.5v-4.5a2.5 2.5 0 0 0-5 0V20H4z" {...props} />;
export const ImageIcon = (props: IconProps) => (
  <Icon d="M4 5h16v14H4zM4 16l4.5-4.5 4 4L16 12l4 4M15.5 8.4a.8.8 0 1 0 .1 0" {...props} />
);
export const InfoIcon = (props: IconProps) => (
  <Icon d="M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17M12 11v5M12 7.6v.2" {...props} />
);
export const LeftIcon = (props: IconProps) => <Icon d="M15 5l-7 7 7 7" {...props} />;
export const ListIcon = (props: IconProps) => <Icon d="M4 5h16v6H4zM4 15h16M4 19h10" {...props} />;
export const LockIcon = (props: IconProps) => <Icon d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" {...props} />;
export const LogInIcon = (props: IconProps) => <Icon d="M13 4h6v16h-6M4 12h10M10 8l4 4-4 4" {...props} />;
export const LogOutIcon = (props: IconProps) => <Icon d="M11 4H5v16h6M10 12h10M16 8l4 4-4 4" {...props} />;
export const MailIcon = (props: IconProps) => <Icon d="M3.5 6h17v12h-17zM4 7l8 6 8-6" {...props} />;
export const MenuFieldIcon = (props: IconProps) => <Icon d="M3 7h18v10H3zM13.5 10.5l2.2 2.5 2.2-2.5" {...props} />;
export const MoreIcon = (props: IconProps) => (
  <Icon d="M5 11.3a.7.7 0 1 0 .01 0M12 11.3a.7.7 0 1 0 .01 0M19 11.3a.7.7 0 1 0 .01 0" {...props} />
);
export const MuteIcon = (props: IconProps) => (
  <Icon d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5" {...props} />
);
export const NextIcon = (props: IconProps) => <Icon d="M5 5v14l9-7zM18 5v14" {...props} />;
export const OfflineIcon = (props: IconProps) => (
  <Icon
    d="M3 3l18 18M5 12.5a10 10 0 0 1 4-2.4M2.5 9a15 15 0 0 1 4-2.6M12 5c3.6 0 7 1.5 9.5 4M15.5 10.6a10 10 0 0 1 3.5 1.9M8.5 16a5 5 0 0 1 5-1.2M12 19.4v.1"
    {...props}
  />
);
export const ParagraphIcon = (props: IconProps) => <Icon d="M4 6h16M4 11h16M4 16h10" {...props} />;
export const PauseIcon = (props: IconProps) => <Icon d="M8 5v14M16 5v14" {...props} />;
export const PlayIcon = (props: IconProps) => <Icon d="M7 4.5v15l12.5-7.5z" {...props} />;
export const PlusIcon = (props: IconProps) => <Icon d="M12 5v14M5 12h14" {...props} />;
export const RadioIcon = (props: IconProps) => (
  <Icon d="M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16M12 11a1 1 0 1 0 0 2a1 1 0 0 0 0-2" {...props} />
);
export const RetryIcon = (props: IconProps) => (
  <Icon d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.4M20 4v5.4h-5.4" {...props} />
);
export const RightIcon = (props: IconProps) => <Icon d="M9 5l7 7-7 7" {...props} />;
export const SearchIcon = (props: IconProps) => (
  <Icon d="M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13M15.3 15.3L20 20" {...props} />
);
export const SendIcon = (props: IconProps) => <Icon d="M4 12l16-7-6 15-3-6z" {...props} />;
export const SettingsIcon = (props: IconProps) => (
  <Icon
    d="M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5M8 14.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5"
    {...props}
  />
);
export const ShareIcon = (props: IconProps) => (
  <Icon d="M13 5l7 6-7 6v-4c-5 0-7.5 1.5-9 5c0-6 3-9.5 9-9.5z" {...props} />
);
export const SoundIcon = (props: IconProps) => (
  <Icon d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11" {...props} />
);
export const TextIcon = (props: IconProps) => <Icon d="M5 8V5h14v3M12 5v14M9.5 19h5" {...props} />;
export const TrashIcon = (props: IconProps) => <Icon d="M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13" {...props} />;
export const TrendingIcon = (props: IconProps) => <Icon d="M3 17l6-6 4 4 8-9M15 6h6v6" {...props} />;
export const TrophyIcon = (props: IconProps) => (
  <Icon
    d="M8 4h8v6a4 4 0 0 1-8 0zM8 6H4.5c0 3.5 1.5 5 3.8 5.3M16 6h3.5c0 3.5-1.5 5-3.8 5.3M12 14v4M8 20h8M9.5 20c0-1.3 1-2 2.5-2s2.5.7 2.5 2"
    {...props}
  />
);
export const UpIcon = (props: IconProps) => <Icon d="M5 15l7-7 7 7" {...props} />;
export const UserIcon = (props: IconProps) => (
  <Icon d="M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8M4.5 20.5a7.5 7.5 0 0 1 15 0" {...props} />
);
export const UsersIcon = (props: IconProps) => (
  <Icon
    d="M9 4.5a3.7 3.7 0 1 0 0 7.4a3.7 3.7 0 0 0 0-7.4M2.5 20a6.5 6.5 0 0 1 13 0M15.5 4.8a3.7 3.7 0 0 1 0 6.8M18 14.4a6.5 6.5 0 0 1 3.5 5.6"
    {...props}
  />
);
export const ZoomInIcon = (props: IconProps) => (
  <Icon d="M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13M15.3 15.3L20 20M10.5 7.8v5.4M7.8 10.5h5.4" {...props} />
);
export const ZoomOutIcon = (props: IconProps) => (
  <Icon d="M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13M15.3 15.3L20 20M7.8 10.5h5.4" {...props} />
);
