"""OpenStack Swift with its S3 layer, whole in one process: serve_swift.py <folder>.

Prints its port when it answers, and ends when its input does. The user is "test:tester", the secret "testing".
"""
import os
import sys
import threading

import eventlet
eventlet.patcher.monkey_patch(all=True)

from eventlet import wsgi
from swift.common import utils
from swift.common.ring import RingBuilder
from swift.common.wsgi import loadapp

folder = sys.argv[1]
SERVERS = ['proxy', 'account', 'container', 'object']
FILTERS = ['catch_errors', 'gatekeeper', 'listing_formats', 's3api', 'tempauth', 'copy', 'slo', 'dlo']
OPTIONS = {
    's3api': 'location = us-east-1\nstorage_domain = localhost\n',
    'tempauth': 'user_test_tester = testing .admin\n',
}


class Cache:
    """In place of memcached, without which Swift checks no signature."""

    def __init__(self):
        self.kept = {}

    def get(self, key, *args, **kwargs):
        return self.kept.get(key)

    def set(self, key, value, *args, **kwargs):
        self.kept[key] = value

    def delete(self, key, *args, **kwargs):
        self.kept.pop(key, None)

    def incr(self, key, delta=1, *args, **kwargs):
        self.kept[key] = self.kept.get(key, 0) + delta
        return self.kept[key]


def write(name, text):
    path = os.path.join(folder, name)
    with open(path, 'w') as file:
        file.write(text)
    return path


def configure(server):
    text = '[DEFAULT]\nswift_dir = %s\ndevices = %s\nmount_check = false\nlog_level = WARNING\n' % (folder, folder)
    if server != 'proxy':
        return text + '[app:main]\nuse = egg:swift#%s\n' % server
    text += '[pipeline:main]\npipeline = %s proxy-server\n' % ' '.join(FILTERS)
    text += '[app:proxy-server]\nuse = egg:swift#proxy\naccount_autocreate = true\n'
    for name in FILTERS:
        text += '[filter:%s]\nuse = egg:swift#%s\n%s' % (name, name, OPTIONS.get(name, ''))
    return text


def with_cache(app):
    cache = Cache()

    def call(environ, start_response):
        environ['swift.cache'] = cache
        return app(environ, start_response)
    return call


os.makedirs(os.path.join(folder, 'device'))
sockets = {server: eventlet.listen(('127.0.0.1', 0)) for server in SERVERS}
for server in SERVERS[1:]:
    ring = RingBuilder(part_power=2, replicas=1, min_part_hours=0)
    ring.add_dev({'id': 0, 'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'port': sockets[server].getsockname()[1],
                  'device': 'device', 'weight': 1})
    ring.rebalance()
    ring.get_ring().save(os.path.join(folder, server + '.ring.gz'))
utils.SWIFT_CONF_FILE = write(
    'swift.conf', '[swift-hash]\nswift_hash_path_suffix = maidan\n[storage-policy:0]\nname = one\ndefault = yes\n')
utils.validate_configuration()

for server in SERVERS:
    app = loadapp(write(server + '.conf', configure(server)), global_conf={'log_name': server})
    if server == 'proxy':
        app = with_cache(app)
    eventlet.spawn(wsgi.server, sockets[server], app, log_output=False, custom_pool=eventlet.GreenPool(200))
print(sockets['proxy'].getsockname()[1], flush=True)

# A thread of the system: the loop of the servers would not notice the end of the input.
original_threading = eventlet.patcher.original('threading')
original_os = eventlet.patcher.original('os')


def end_with_parent():
    original_os.read(0, 1)
    os._exit(0)


original_threading.Thread(target=end_with_parent, daemon=True).start()
while True:
    eventlet.sleep(3600)
