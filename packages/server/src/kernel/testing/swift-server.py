"""An S3 server for tests: OpenStack Swift, all four of its servers in one process, on loopback ports of their own.

Called as `swift-server.py FOLDER ACCESS_KEY SECRET_KEY`; prints the S3 port once it answers. Ends with its standard
input, so that it never outlives the test that started it.
"""

import os
import sys

import eventlet

eventlet.monkey_patch()

from eventlet import wsgi  # noqa: E402
from swift.common import utils  # noqa: E402

folder, access_key, secret_key = sys.argv[1:4]
utils.SWIFT_CONF_FILE = os.path.join(folder, 'swift.conf')
kinds = ('account', 'container', 'object')
sockets = {kind: eventlet.listen(('127.0.0.1', 0)) for kind in (*kinds, 'proxy')}
ports = {kind: socket.getsockname()[1] for kind, socket in sockets.items()}


def write(name, text):
    with open(os.path.join(folder, name), 'w', encoding='utf-8') as file:
        file.write(text)


write('swift.conf', '[swift-hash]\nswift_hash_path_suffix = test\n[storage-policy:0]\nname = only\ndefault = yes\n')

from swift.common.ring import RingBuilder  # noqa: E402
from swift.common.wsgi import loadapp  # noqa: E402

for kind in kinds:
    os.makedirs(os.path.join(folder, 'disks', kind), exist_ok=True)
    builder = RingBuilder(4, 1, 1)
    place = {'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'port': ports[kind], 'device': kind, 'weight': 1, 'meta': ''}
    builder.add_dev({**place, 'replication_ip': '127.0.0.1', 'replication_port': ports[kind]})
    builder.rebalance()
    builder.get_ring().save(os.path.join(folder, f'{kind}.ring.gz'))
    write(f'{kind}.conf', f"""[DEFAULT]
swift_dir = {folder}
devices = {folder}/disks
mount_check = false
[app:main]
use = egg:swift#{kind}
""")

write('proxy.conf', f"""[DEFAULT]
swift_dir = {folder}
[pipeline:main]
pipeline = catch_errors cache s3api tempauth copy slo dlo proxy-server
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:9
[filter:s3api]
use = egg:swift#s3api
[filter:tempauth]
use = egg:swift#tempauth
user_{access_key.replace(':', '_')} = {secret_key} .admin
[filter:copy]
use = egg:swift#copy
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
""")

for kind, socket in sockets.items():
    eventlet.spawn(wsgi.server, socket, loadapp(os.path.join(folder, f'{kind}.conf')), log_output=False)
print(ports['proxy'], flush=True)
eventlet.tpool.execute(sys.stdin.read)
